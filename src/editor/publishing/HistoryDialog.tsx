/** All published versions. Each can be compared with the drawing, and restored. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { type LoadVersionsResult, fetchVersion, fetchVersions } from '../../api/editorClient.ts';
import type { Version, VersionPlan } from '../../api/editorContract.ts';
import { planAtom } from '../document/document.ts';
import { hostStateAtom, pageAtom } from '../document/hostState.ts';
import { restorePlanAtom } from './publishState.ts';
import { dialogAtom } from '../session/panels.ts';
import { EditorDialog } from '../controls/EditorDialog.tsx';
import { messages } from '../messages.ts';
import { publishingMessages } from './messages.ts';
import { DiffList } from './diff/DiffList.tsx';
import './publishing.css';
import { formatTimestamp } from '../../ui/formatTimestamp.ts';
import { Button } from '../controls/Button.tsx';

export function HistoryDialog(): ReactNode {
  const isOpen = useAtomValue(dialogAtom) === 'history';
  return isOpen ? <OpenDialog /> : null;
}

function OpenDialog(): ReactNode {
  const { tenant } = useAtomValue(pageAtom);
  const restorePlan = useSetAtom(restorePlanAtom);
  const [result, setResult] = useState<LoadVersionsResult>();
  const [viewed, setViewed] = useState<VersionPlan>();
  const [loadingVersion, setLoadingVersion] = useState<number>();
  const [versionError, setVersionError] = useState<string>();
  const versions = result?.ok ? result.versions : undefined;
  const error = versionError ?? (result && !result.ok ? messages.loadErrors[result.error] : undefined);

  useEffect(() => {
    const controller = new AbortController();
    void fetchVersions(tenant, controller.signal).then((loaded) => {
      if (!controller.signal.aborted) setResult(loaded);
    });
    return () => controller.abort();
  }, [tenant]);
  const retry = (): void => {
    setResult(undefined);
    void fetchVersions(tenant).then(setResult);
  };

  const withVersion = async (version: number, then: (loaded: VersionPlan) => void): Promise<void> => {
    setVersionError(undefined);
    setLoadingVersion(version);
    const loaded = await fetchVersion(tenant, version);
    setLoadingVersion(undefined);
    if (loaded.ok) then(loaded.version);
    else setVersionError(messages.loadErrors[loaded.error]);
  };
  /** Restores a version. One that lacks pictures is shown first, with what is missing. */
  const restore = (loaded: VersionPlan): void => {
    if (loaded.missing.length > 0 && loaded !== viewed) {
      setViewed(loaded);
      return;
    }
    const name = publishingMessages.history.version({ version: loaded.version });
    restorePlan(
      loaded.plan,
      publishingMessages.history.restoreStep({ name }),
      publishingMessages.history.restored({ name }),
    );
  };
  return (
    <EditorDialog
      title={
        viewed ? publishingMessages.history.version({ version: viewed.version }) : publishingMessages.history.title
      }
      actions={
        viewed && [
          {
            label: publishingMessages.history.back,
            onChoose() {
              setViewed(undefined);
            },
          },
          {
            label: publishingMessages.history.restore,
            onChoose() {
              restore(viewed);
            },
          },
        ]
      }
    >
      {error !== undefined && (
        <div className="editor-dialog-alert" role="alert">
          <p>{error}</p>
          {!versions && <Button onClick={retry}>{messages.retry}</Button>}
        </div>
      )}
      {viewed && viewed.missing.length > 0 && (
        <p className="editor-dialog-alert" role="alert">
          {publishingMessages.history.missingPictures({ pictures: viewed.missing })}
        </p>
      )}
      {viewed && (
        <Comparison key={viewed.version} before={viewed} versions={versions ?? []} onError={setVersionError} />
      )}
      {!viewed && versions && (
        <Versions
          versions={versions}
          loadingVersion={loadingVersion}
          onView={(version) => void withVersion(version, setViewed)}
          onRestore={(version) => void withVersion(version, restore)}
        />
      )}
      {!viewed && result?.ok && result.count > result.versions.length && (
        <p className="editor-dialog-note">
          {publishingMessages.more({ count: result.count - result.versions.length })}
        </p>
      )}
      {!viewed && !versions && error === undefined && (
        <p aria-busy="true" className="editor-dialog-note">
          {publishingMessages.history.loading}
        </p>
      )}
    </EditorDialog>
  );
}

type ComparisonProps = {
  readonly before: VersionPlan;
  readonly versions: readonly Version[];
  onError(message: string | undefined): void;
};

/** Compares a version with the drawing, or with another version. */
function Comparison({ before, versions, onError }: ComparisonProps): ReactNode {
  const { tenant } = useAtomValue(pageAtom);
  const drawn = useAtomValue(planAtom);
  const [other, setOther] = useState<VersionPlan>();
  const [requested, setRequested] = useState<number>();
  const choose = async (version: number | undefined): Promise<void> => {
    onError(undefined);
    setRequested(version);
    if (version === undefined) {
      setOther(undefined);
      return;
    }
    const loaded = await fetchVersion(tenant, version);
    if (loaded.ok) setOther(loaded.version);
    else onError(messages.loadErrors[loaded.error]);
  };
  const isLoading = requested !== other?.version;
  // A change reads from the earlier plan to the later one.
  const isOtherEarlier = other !== undefined && other.version < before.version;
  const [from, to] = isOtherEarlier ? [other.plan, before.plan] : [before.plan, other?.plan ?? drawn];
  return (
    <section
      className="editor-publish-part"
      aria-label={publishingMessages.differences.title}
      aria-busy={isLoading || undefined}
    >
      <label className="editor-dialog-field">
        <span>
          {publishingMessages.history.comparedWith({
            name: publishingMessages.history.version({ version: before.version }),
          })}
        </span>
        <select
          value={requested ?? ''}
          onChange={({ target }) => void choose(target.value === '' ? undefined : Number(target.value))}
        >
          <option value="">{publishingMessages.history.yourPlan}</option>
          {versions
            .filter(({ version }) => version !== before.version)
            .map(({ version }) => (
              <option key={version} value={version}>
                {publishingMessages.history.version({ version })}
              </option>
            ))}
        </select>
      </label>
      {!isLoading && <DiffList before={from} after={to} />}
    </section>
  );
}

type VersionsProps = {
  readonly versions: readonly Version[];
  readonly loadingVersion: number | undefined;
  onView(version: number): void;
  onRestore(version: number): void;
};

function Versions({ versions, loadingVersion, onView, onRestore }: VersionsProps): ReactNode {
  const currentVersion = useAtomValue(hostStateAtom)?.published.version;
  return (
    <ol className="editor-history" aria-label={publishingMessages.history.list}>
      {versions.map(({ version, by, note, at, tables, seats }) => {
        const name = publishingMessages.history.version({ version });
        return (
          <li key={version} aria-busy={loadingVersion === version || undefined}>
            <div>
              <p>
                <strong>{name}</strong>
                {version === currentVersion && (
                  <span className="editor-history-current">{publishingMessages.history.current}</span>
                )}
              </p>
              {(by !== '' || at !== null) && (
                <p>{[by, at !== null && formatTimestamp(at)].filter(Boolean).join(' · ')}</p>
              )}
              {note !== '' && <p>{note}</p>}
              <p className="editor-dialog-note">
                {publishingMessages.history.counts({ tableCount: tables, seatCount: seats })}
              </p>
            </div>
            <div className="editor-history-actions">
              <Button aria-label={`${publishingMessages.history.compare}: ${name}`} onClick={() => onView(version)}>
                {publishingMessages.history.compare}
              </Button>
              <Button aria-label={`${publishingMessages.history.restore}: ${name}`} onClick={() => onRestore(version)}>
                {publishingMessages.history.restore}
              </Button>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
