/** The lines that a venue copies. What they say is read back as a browser or a compiler reads it. */
import { expect, it } from 'vitest';
import { type EmbedOptions, embedLines } from '../../../src/editor/embedding/embedLines.ts';

const OPTIONS: EmbedOptions = {
  host: 'https://book.example.com',
  tenant: 'my-place',
  mode: 'inline',
  language: '',
  theme: 'auto',
  label: ' ',
};
const FOLDER = './tidetable';
const HOSTILE = '"><script>alert(1)</script> & {x} \\';

/** The first element of some HTML, as its name and attributes. */
function parse(html: string): [string, Record<string, string>] {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html });
  const element = content.querySelector('tidetable-booker') ?? content.firstElementChild!;
  return [element.localName, Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))];
}

it('says only what the venue has chosen', () => {
  expect(embedLines(OPTIONS, 'Reserve a table')).toEqual({
    script: '<script src="https://book.example.com/embed.js" data-tenant="my-place"></script>',
    element: [
      '<script type="module" src="https://book.example.com/embed/booker.js"></script>',
      '<tidetable-booker host="https://book.example.com" tenant="my-place"></tidetable-booker>',
    ].join('\n'),
    module: [
      `import '${FOLDER}/booker.js';`,
      '',
      `document.body.insertAdjacentHTML('beforeend', "<tidetable-booker host=\\"https://book.example.com\\" tenant=\\"my-place\\"></tidetable-booker>");`,
    ].join('\n'),
    react: [
      `import { Booker } from '${FOLDER}/react.js';`,
      '',
      '<Booker host="https://book.example.com" tenant="my-place" />',
    ].join('\n'),
    link: '<a href="https://book.example.com/v/my-place">Reserve a table</a>',
  });
});

it('says every choice in the words of each kind of site', () => {
  const options = { ...OPTIONS, mode: 'button', language: 'de', theme: 'dark', label: 'Tisch' } as const;
  const { script, element, react, link } = embedLines(options, 'Reserve a table');
  expect(parse(script)[1]).toEqual({
    src: 'https://book.example.com/embed.js',
    'data-tenant': 'my-place',
    'data-mode': 'button',
    'data-lang': 'de',
    'data-theme': 'dark',
    'data-label': 'Tisch',
  });
  expect(parse(element)[1]).toEqual({
    host: 'https://book.example.com',
    tenant: 'my-place',
    mode: 'button',
    lang: 'de',
    theme: 'dark',
    label: 'Tisch',
  });
  expect(react).toContain(
    '<Booker host="https://book.example.com" tenant="my-place" mode="button" theme="dark" label="Tisch" language="de" />',
  );
  expect(link).toBe('<a href="https://book.example.com/v/my-place?lang=de&amp;theme=dark">Tisch</a>');
});

it('keeps a text with quotes and tags a text', () => {
  const { script, element, module, react, link } = embedLines({ ...OPTIONS, label: HOSTILE }, '');
  expect(parse(script)).toEqual(['script', expect.objectContaining({ 'data-label': HOSTILE })]);
  expect(parse(element)[1]['label']).toBe(HOSTILE);
  const inserted = JSON.parse(/'beforeend', (.*)\);$/.exec(module)![1]!) as string;
  expect(parse(inserted)[1]['label']).toBe(HOSTILE);
  expect(JSON.parse(/ label=\{(.*)\} \/>$/.exec(react)![1]!)).toBe(HOSTILE);
  const { content } = Object.assign(document.createElement('template'), { innerHTML: link });
  expect([content.textContent, content.querySelectorAll('*').length]).toEqual([HOSTILE, 1]);
});
