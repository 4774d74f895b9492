/** What was published when and by whom; each version can be compared with what is drawn, and drawn again. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { type VersionsLoading, loadVersion, loadVersions } from '../../api/editorClient.ts';
import type { Version, VersionPlan } from '../../api/editorContract.ts';
import { planAtom } from '../atoms/document.ts';
import { hostStateAtom, pageAtom } from '../atoms/host.ts';
import { takePlanAtom } from '../atoms/publishing.ts';
import { dialogAtom } from '../atoms/view.ts';
import { Sheet } from '../chrome/Sheet.tsx';
import { words } from '../words.ts';
import { DifferenceList } from './DifferenceList.tsx';
import './publishing.css';
import { whenWords } from './when.ts';

export function HistoryDialog(): ReactNode {
  const open = useAtomValue(dialogAtom) === 'history';
  return open ? <Opened /> : null;
}

function Opened(): ReactNode {
  const { tenant } = useAtomValue(pageAtom);
  const setDialog = useSetAtom(dialogAtom);
  const takePlan = useSetAtom(takePlanAtom);
  const plan = useAtomValue(planAtom);
  const [loaded, setLoaded] = useState<VersionsLoading>();
  const [viewed, setViewed] = useState<VersionPlan>();
  const [asked, setAsked] = useState<number>();
  const [fault, setTrouble] = useState<string>();
  const versions = loaded?.ok ? loaded.versions : undefined;
  const trouble = fault ?? (loaded && !loaded.ok ? words.trouble[loaded.reason] : undefined);
  const close = (): void => {
    setDialog(undefined);
  };

  useEffect(() => {
    const gone = new AbortController();
    void loadVersions(tenant, gone.signal).then((loading) => {
      if (!gone.signal.aborted) setLoaded(loading);
    });
    return () => {
      gone.abort();
    };
  }, [tenant]);
  const again = (): void => {
    setLoaded(undefined);
    void loadVersions(tenant).then(setLoaded);
  };

  const withVersion = async (version: number, then: (loaded: VersionPlan) => void): Promise<void> => {
    setTrouble(undefined);
    setAsked(version);
    const loaded = await loadVersion(tenant, version);
    setAsked(undefined);
    if (loaded.ok) then(loaded.version);
    else setTrouble(words.trouble[loaded.reason]);
  };
  const restore = ({ version, plan: earlier }: VersionPlan): void => {
    const name = words.history.version(version);
    takePlan(earlier, words.history.restoreStep(name), words.history.restored(name));
  };
  return (
    <Sheet
      title={viewed ? words.history.version(viewed.version) : words.history.title}
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
              {words.history.back}
            </button>
            <button
              type="button"
              className="primary"
              onClick={() => {
                restore(viewed);
              }}
            >
              {words.history.restore}
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
              {words.again}
            </button>
          )}
        </div>
      )}
      {viewed ? (
        <section className="publish-part" aria-label={words.differences.title}>
          <h3>{words.history.against(words.history.version(viewed.version))}</h3>
          <DifferenceList before={viewed.plan} after={plan} />
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
            {words.history.loading}
          </p>
        )
      )}
    </Sheet>
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
    <ol className="history" aria-label={words.history.list}>
      {versions.map(({ version, by, note, at, tables, seats }) => {
        const name = words.history.version(version);
        return (
          <li key={version} aria-busy={asked === version || undefined}>
            <div>
              <p>
                <strong>{name}</strong>
                {version === present && <span className="history-present">{words.history.present}</span>}
              </p>
              {(by !== '' || at !== null) && <p>{[by, whenWords(at)].filter(Boolean).join(' · ')}</p>}
              {note !== '' && <p>{note}</p>}
              <p className="sheet-note">{words.history.counts(tables, seats)}</p>
            </div>
            <div className="history-acts">
              <button
                type="button"
                className="plain"
                aria-label={`${words.history.view}: ${name}`}
                onClick={() => {
                  onView(version);
                }}
              >
                {words.history.view}
              </button>
              <button
                type="button"
                className="plain"
                aria-label={`${words.history.restore}: ${name}`}
                onClick={() => {
                  onRestore(version);
                }}
              >
                {words.history.restore}
              </button>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
