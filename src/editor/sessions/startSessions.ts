/** The page that lists what opens the venue's editor, and ends it: one entry, or all other sessions. */
import { endAccess, endOtherSessions, fetchAccess } from '../../api/editorClient.ts';
import type { OpenAccess } from '../../api/editorContract.ts';
import { messages } from '../messages.ts';
import { formatTimestamp } from '../publishing/formatTimestamp.ts';

function button(label: string, name: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = 'action';
  element.textContent = label;
  element.setAttribute('aria-label', name);
  element.addEventListener('click', onClick);
  return element;
}

/** Describes an entry in one line: `Owner · since 21 Nov 2026, 10:00 · until 28 Nov 2026, 10:00`. */
function describe({ role, created_at: since, ends_at: until }: OpenAccess): string {
  return `${messages.sessions.roles[role]} · ${messages.sessions.since(formatTimestamp(since))} · ${messages.sessions.until(formatTimestamp(until))}`;
}

/** Fills the page. Resolves once the first list is shown. */
export async function startSessions(main: HTMLElement): Promise<void> {
  const tenant = main.dataset['tenant'] ?? '';
  const list = main.querySelector('ul');
  const status = main.querySelector('[role=status]');
  if (!list || !status) throw new Error('The page is not complete.');

  const run = async (call: Promise<{ readonly ok: boolean }>, message: string): Promise<void> => {
    const result = await call;
    await show();
    status.textContent = result.ok ? message : messages.sessions.failed;
  };

  const entryOf = (access: OpenAccess): HTMLLIElement => {
    const item = document.createElement('li');
    const text = document.createElement('span');
    const title = document.createElement('strong');
    title.textContent = access.isCurrent ? messages.sessions.current : messages.sessions.kinds[access.kind];
    text.append(title, describe(access));
    item.append(text);
    if (!access.isCurrent)
      item.append(
        button(
          messages.sessions.end,
          messages.sessions.endOne(messages.sessions.kinds[access.kind], formatTimestamp(access.created_at)),
          () => {
            void run(endAccess(tenant, access.id), messages.sessions.ended);
          },
        ),
      );
    return item;
  };

  const show = async (): Promise<void> => {
    const loaded = await fetchAccess(tenant);
    if (!loaded.ok) {
      status.textContent = loaded.error === 'refused' ? loaded.message : messages.signIn[loaded.error];
      return;
    }
    status.textContent = '';
    list.replaceChildren(...loaded.access.map(entryOf));
    const others = loaded.access.filter(({ kind, isCurrent }) => kind === 'session' && !isCurrent);
    if (others.length < 2) return;
    const item = document.createElement('li');
    item.append(
      button(messages.sessions.endOthers, messages.sessions.endOthers, () => {
        void run(endOtherSessions(tenant), messages.sessions.othersEnded);
      }),
    );
    list.append(item);
  };
  await show();
}
