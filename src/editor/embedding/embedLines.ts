/** The lines that a venue copies into its own site to embed its booking page. */

export type EmbedOptions = {
  /** The host's address, such as `https://book.example.com`. */
  readonly host: string;
  readonly tenant: string;
  readonly mode: 'inline' | 'button';
  /** A tag such as `de`. Empty for the visitor's own. */
  readonly language: string;
  readonly theme: 'auto' | 'light' | 'dark';
  /** The text of the button or link. Empty for the one of the visitor's language. */
  readonly label: string;
};

export type LinesName = 'script' | 'element' | 'module' | 'react' | 'link';

/** Where a site that is built has its copy of the modules. */
const FOLDER = './tidetable';

type Values = Readonly<Record<string, string>>;

/** Attributes of `<tidetable-booker>`, without those that have their default. */
export function embedAttributes({ mode, language, theme, label }: EmbedOptions): Values {
  const values = {
    mode: mode === 'inline' ? '' : mode,
    lang: language,
    theme: theme === 'auto' ? '' : theme,
    label: label.trim(),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function htmlAttributes(values: Values, prefix = ''): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${prefix}${name}="${escapeHtml(value)}"`)
    .join('');
}

/** In JSX, text in quotes is taken as it is, except for quotes and entities. */
function jsxAttributes(values: Values): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}=${/["&]/.test(value) ? `{${JSON.stringify(value)}}` : `"${value}"`}`)
    .join('');
}

/** Returns the lines for each kind of site. `linkText` is for a link whose text the options leave out. */
export function embedLines(options: EmbedOptions, linkText: string): Readonly<Record<LinesName, string>> {
  const { host, tenant } = options;
  const attributes = embedAttributes(options);
  const element = `<tidetable-booker${htmlAttributes({ host, tenant, ...attributes })}></tidetable-booker>`;
  const { lang: language, ...others } = attributes;
  const props = { host, tenant, ...others, ...(language === undefined ? {} : { language }) };
  const address = new URL(`/v/${encodeURIComponent(tenant)}`, host);
  for (const name of ['lang', 'theme']) {
    const value = attributes[name];
    if (value !== undefined) address.searchParams.set(name, value);
  }
  return {
    script: `<script${htmlAttributes({ src: `${host}/embed.js` })}${htmlAttributes({ tenant, ...attributes }, 'data-')}></script>`,
    element: `<script type="module"${htmlAttributes({ src: `${host}/embed/booker.js` })}></script>\n${element}`,
    module: `import '${FOLDER}/booker.js';\n\ndocument.body.insertAdjacentHTML('beforeend', ${JSON.stringify(element)});`,
    react: `import { Booker } from '${FOLDER}/react.js';\n\n<Booker${jsxAttributes(props)} />`,
    link: `<a${htmlAttributes({ href: address.href })}>${escapeHtml(attributes['label'] ?? linkText)}</a>`,
  };
}
