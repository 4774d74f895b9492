/** PostCSS plugins of the build: what style sheets need besides their sources, for all browsers and for older ones. */
import type { Declaration, Plugin, Postcss, Root } from 'postcss';

/**
 * Begins every style sheet with the order of the layers: the first one that a page loads decides it, and the build
 * decides which that is.
 */
const layerOrder: Plugin = {
  postcssPlugin: 'layer-order',
  Once(root) {
    root.prepend('@layer tokens, base, ui, page;');
  },
};

/**
 * What stands in for newer units: the heights of a window are new in Chrome 108 and Firefox 101, the parts of a
 * container in Safari 16, Chrome 105 and Firefox 110. There the window stands in for the container.
 */
const OLDER_UNITS: Readonly<Record<string, string>> = {
  dvh: 'vh',
  svh: 'vh',
  lvh: 'vh',
  cqh: 'vh',
  cqw: 'vw',
  cqi: 'vw',
};
const NEWER_UNIT = new RegExp(String.raw`(?<=\d)(?:${Object.keys(OLDER_UNITS).join('|')})\b`, 'g');

/** A copy: what is added is not visited. */
function declarationsOf(root: Root): readonly Declaration[] {
  const found: Declaration[] = [];
  root.walkDecls((declaration) => void found.push(declaration));
  return found;
}

/** Adds the declaration with another value, under a condition, after its rule. */
function addAfter(declaration: Declaration, condition: string, value: string, { AtRule, Rule }: Postcss): void {
  const { parent } = declaration;
  if (parent?.type !== 'rule') return;
  const rule = new Rule({ selector: parent.selector, nodes: [declaration.clone({ value })] });
  parent.after(new AtRule({ name: 'supports', params: condition, nodes: [rule] }));
}

/** Puts an older unit before each newer one, for browsers that do not know it. */
const olderUnits: Plugin = {
  postcssPlugin: 'older-units',
  Once(root, { postcss }) {
    for (const declaration of declarationsOf(root)) {
      const { value } = declaration;
      const older = value.replace(NEWER_UNIT, (unit) => OLDER_UNITS[unit] ?? unit);
      if (older === value) continue;
      if (value.includes('var(')) {
        // Browsers notice too late that they don't know the rest of such a value to take an earlier one.
        const [unit = ''] = value.match(NEWER_UNIT) ?? [];
        addAfter(declaration, `(height: 1${unit})`, value, postcss);
        declaration.value = older;
      } else declaration.cloneBefore({ value: older });
    }
  },
};

/** Hides what Safari before 16 does not clip. */
const olderClip: Plugin = {
  postcssPlugin: 'older-clip',
  Once(root, { postcss }) {
    for (const declaration of declarationsOf(root))
      if (/^overflow(?:-[xy])?$/.test(declaration.prop) && declaration.value === 'clip')
        addAfter(declaration, 'not (overflow: clip)', 'hidden', postcss);
  },
};

/**
 * Lets `<html data-theme>` force a color scheme: the dark tokens stand in the sources once, under the query of the
 * visitor's system.
 */
const forcedColorSchemes: Plugin = {
  postcssPlugin: 'forced-color-schemes',
  Once(root) {
    if (!root.source?.input.file?.endsWith('/tokens.css')) return;
    root.walkAtRules('media', (media) => {
      if (!media.params.includes('prefers-color-scheme: dark')) return;
      media.walkRules((rule) => {
        media.after(rule.clone({ selector: `${rule.selector}[data-theme='dark']` }));
        rule.selector += `:not([data-theme='light'])`;
      });
    });
  },
};

/** For pages with layers. */
export const pageStyles: Plugin[] = [forcedColorSchemes, layerOrder, olderUnits, olderClip];
/** For a page without. */
export const plainStyles: Plugin[] = [olderUnits, olderClip];
