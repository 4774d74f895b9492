/** HTML escaping and templates. */

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

/** Escapes text for an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES.get(character) ?? character);
}

/** Fills the `{{tokens}}` of a template with HTML. Tokens without a value become empty. */
export function fillTemplate(template: string, tokens: Readonly<Record<string, string>>): string {
  const values = new Map(Object.entries(tokens));
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values.get(name) ?? '');
}
