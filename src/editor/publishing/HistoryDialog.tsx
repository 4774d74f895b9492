/** What was published when and by whom; each version can be compared with what is drawn, and drawn again. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { type LoadVersionsResult, fetchVersion, fetchVersions } from '../../api/editorClient.ts';
import type { Version, VersionPlan } from '../../api/editorContract.ts';
import { planAtom } from '../document/document.ts';
import { hostStateAtom, pageAtom } from '../document/hostState.ts';
import { restorePlanAtom } from './publishState.ts';
import { dialogAtom } from '../session/view.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { messages } from '../messages.ts';
import { DiffList } from './diff/DiffList.tsx';
import './publishing.css';
import { formatTimestamp } from './formatTimestamp.ts';

export function HistoryDialog(): ReactNode {
  const open = useAtomValue(dialogAtom) === 'history';
  return open ? <Opened /> : null;
}

function Opened(): ReactNode {
  const { tenant } = useAtomValue(pageAtom);
  const setDialog = useSetAtom(dialogAtom);
  const takePlan = useSetAtom(restorePlanAtom);
  const plan = useAtomValue(planAtom);
  const [loaded, setLoaded] = useState<LoadVersionsResult>();
  const [viewed, setViewed] = useState<VersionPlan>();
  const [asked, setAsked] = useState<number>();
  const [fault, setTrouble] = useState<string>();
  const versions = loaded?.ok ? loaded.versions : undefined;
  const trouble = fault ?? (loaded && !loaded.ok ? messages.loadErrors[loaded.error] : undefined);
  const close = (): void => {
    setDialog(undefined);
  };

  useEffect(() => {
    const gone = new AbortController();
    void fetchVersions(tenant, gone.signal).then((loading) => {
      if (!gone.signal.aborted) setLoaded(loading);
    });
    return () => {
      gone.abort();
    };
  }, [tenant]);
  const again = (): void => {
    setLoaded(undefined);
    void fetchVersions(tenant).then(setLoaded);
  };

  const withVersion = async (version: number, then: (loaded: VersionPlan) => void): Promise<void> => {
    setTrouble(undefined);
    setAsked(version);
    const loaded = await fetchVersion(tenant, version);
    setAsked(undefined);
    if (loaded.ok) then(loaded.version);
    else setTrouble(messages.loadErrors[loaded.error]);
  };
  const restore = ({ version, plan: earlier }: VersionPlan): void => {
    const name = messages.history.version(version);
    takePlan(earlier, messages.history.restoreStep(name), messages.history.restored(name));
  };
  return (
    <Dialog
      title={viewed ? messages.history.version(viewed.version) : messages.history.title}
      onClose={close}
      actions={
        viewed && (
          <>
            <button
              type="button"
              className="plain"
              onClick={() => {
                setViewed(undefined);
              }}
            >
              {messages.history.back}
            </button>
            <button
              type="button"
              className="primary"
              onClick={() => {
                restore(viewed);
              }}
            >
              {messages.history.restore}
            </button>
          </>
        )
      }
    >
      {trouble !== undefined && (
        <div className="sheet-alert" role="alert">
          <p>{trouble}</p>
          {!versions && (
            <button type="button" className="plain" onClick={again}>
              {messages.again}
            </button>
          )}
        </div>
      )}
      {viewed ? (
        <section className="publish-part" aria-label={messages.differences.title}>
          <h3>{messages.history.against(messages.history.version(viewed.version))}</h3>
          <DiffList before={viewed.plan} after={plan} />
        </section>
      ) : versions ? (
        <Versions
          versions={versions}
          asked={asked}
          onView={(version) => {
            void withVersion(version, setViewed);
          }}
          onRestore={(version) => {
            void withVersion(version, restore);
          }}
        />
      ) : (
        trouble === undefined && (
          <p aria-busy="true" className="sheet-note">
            {messages.history.loading}
          </p>
        )
      )}
    </Dialog>
  );
}

type VersionsProps = {
  readonly versions: readonly Version[];
  readonly asked: number | undefined;
  onView(version: number): void;
  onRestore(version: number): void;
};

function Versions({ versions, asked, onView, onRestore }: VersionsProps): ReactNode {
  const present = useAtomValue(hostStateAtom)?.published.version;
  return (
    <ol className="history" aria-label={messages.history.list}>
      {versions.map(({ version, by, note, at, tables, seats }) => {
        const name = messages.history.version(version);
        return (
          <li key={version} aria-busy={asked === version || undefined}>
            <div>
              <p>
                <strong>{name}</strong>
                {version === present && <span className="history-present">{messages.history.present}</span>}
              </p>
              {(by !== '' || at !== null) && <p>{[by, formatTimestamp(at)].filter(Boolean).join(' · ')}</p>}
              {note !== '' && <p>{note}</p>}
              <p className="sheet-note">{messages.history.counts(tables, seats)}</p>
            </div>
            <div className="history-acts">
              <button
                type="button"
                className="plain"
                aria-label={`${messages.history.view}: ${name}`}
                onClick={() => {
                  onView(version);
                }}
              >
                {messages.history.view}
              </button>
              <button
                type="button"
                className="plain"
                aria-label={`${messages.history.restore}: ${name}`}
                onClick={() => {
                  onRestore(version);
                }}
              >
                {messages.history.restore}
              </button>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
