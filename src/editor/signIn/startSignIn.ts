/** The form that signs in with a token, or with the secret of a one-time link in the address's fragment. */
import { clearDayLock } from '../../api/day/dayLock.ts';
import { signIn } from '../../api/editorClient.ts';
import { messages } from '../messages.ts';

/** Makes the form work. `page` is the page's address, which a sign-in replaces by the one that it opens, in the same language. */
export function startSignIn(
  form: HTMLFormElement,
  page: Pick<Location, 'hash' | 'pathname' | 'search' | 'replace'>,
): void {
  const tenant = form.dataset['tenant'] ?? '';
  const input = form.querySelector('input');
  const button = form.querySelector('button');
  const alert = form.querySelector('[role=alert]');
  if (!input || !button || !alert) throw new Error('The form is not complete.');

  const linked = new URLSearchParams(page.hash.slice(1)).get('token');
  const label = input.labels?.[0];
  if (linked !== null) {
    input.value = linked;
    label?.setAttribute('hidden', '');
    // The secret stays neither in the address bar nor in the history.
    window.history.replaceState(null, '', page.pathname + page.search);
  }

  // With a link, only the button is left to press.
  (linked === null ? input : button).focus();

  const idleLabel = button.textContent;
  const setBusy = (isBusy: boolean): void => {
    button.setAttribute('aria-busy', String(isBusy));
    button.textContent = isBusy ? messages.signIn.busy : idleLabel;
    input.readOnly = isBusy;
  };
  const rejectToken = (): void => {
    // Whoever came by a dead link can enter a token.
    if (label?.hidden) input.value = '';
    label?.removeAttribute('hidden');
    input.setAttribute('aria-invalid', 'true');
    input.focus();
    input.select();
  };
  const send = async (): Promise<void> => {
    setBusy(true);
    alert.textContent = '';
    input.removeAttribute('aria-invalid');
    const result = await signIn(tenant, input.value.trim());
    if (result.ok) {
      clearDayLock(tenant);
      page.replace((form.dataset['next'] ?? '/') + page.search);
      return;
    }
    setBusy(false);
    alert.textContent = result.error === 'refused' ? result.message : messages.signIn[result.error];
    if (result.error === 'signed-out') rejectToken();
  };
  input.addEventListener('input', () => {
    alert.textContent = '';
    input.removeAttribute('aria-invalid');
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!input.readOnly) void send();
  });
}
