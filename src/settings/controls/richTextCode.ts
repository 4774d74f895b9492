/** The text editor and the sanitizer of its HTML, in a chunk of their own. */
export { RichTextEditor } from '../../ui/richText/RichTextEditor.tsx';
export { sanitizeHtml } from '../../api/sanitizeHtml.ts';
