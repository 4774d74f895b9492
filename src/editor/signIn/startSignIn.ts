/** The form that signs in with a token, or with the secret of a one-time link in the address's fragment. */
import { signIn } from '../../api/editorClient.ts';
import { messages } from '../messages.ts';

/** Makes the form work. `page` is the page's address, which a sign-in replaces by the editor's. */
export function startSignIn(form: HTMLFormElement, page: Pick<Location, 'hash' | 'pathname' | 'replace'>): void {
  const tenant = form.dataset['tenant'] ?? '';
  const input = form.querySelector('input');
  const button = form.querySelector('button');
  const alert = form.querySelector('[role=alert]');
  if (!input || !button || !alert) throw new Error('The form is not complete.');

  const linked = new URLSearchParams(page.hash.slice(1)).get('token');
  if (linked !== null) {
    input.value = linked;
    input.labels?.[0]?.toggleAttribute('hidden', true);
    // The secret stays neither in the address bar nor in the history.
    window.history.replaceState(null, '', page.pathname);
  }

  const send = async (): Promise<void> => {
    button.disabled = true;
    alert.textContent = '';
    const result = await signIn(tenant, input.value.trim());
    button.disabled = false;
    if (result.ok) page.replace(`/editor/${encodeURIComponent(tenant)}`);
    else alert.textContent = result.error === 'refused' ? result.message : messages.signIn[result.error];
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send();
  });
}
