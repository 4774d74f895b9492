/** Markup that the text editor preserves but has no button for. */
import { Extension, Mark } from '@tiptap/core';

const tagOnly = (tag: string): Mark =>
  Mark.create({ name: tag, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] });

/** Language and direction of a part of a text. */
const Span = Mark.create({
  name: 'span',
  addAttributes: () => ({ lang: { default: null }, dir: { default: null } }),
  parseHTML: () => [{ tag: 'span[lang], span[dir]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

const Language = Extension.create({
  name: 'language',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'bulletList', 'orderedList', 'listItem', 'link', 'bold', 'italic', 'underline', 'strike'],
      attributes: { lang: { default: null }, dir: { default: null } },
    },
  ],
});

export const preservedMarks = [...['small', 'sub', 'sup'].map(tagOnly), Span, Language];
