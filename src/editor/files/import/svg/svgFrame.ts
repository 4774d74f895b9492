/**
 * A frame in which the browser computes the styles and places of a drawing. Its sandbox runs no script, and its policy
 * loads nothing.
 */

/** The drawing's rules, which a constructed style sheet takes without loading what they import. */
type SvgFrame = {
  readonly document: Document;
  addStyles(css: string): void;
  close(): void;
};

const PAGE = `<!doctype html><meta http-equiv="Content-Security-Policy" content="default-src 'none'"><title>–</title>`;

export async function openSvgFrame(): Promise<SvgFrame> {
  const frame = document.createElement('iframe');
  // The page reads the computed styles, hence the same origin.
  frame.setAttribute('sandbox', 'allow-same-origin');
  frame.srcdoc = PAGE;
  frame.tabIndex = -1;
  frame.inert = true;
  frame.setAttribute('aria-hidden', 'true');
  // It must be laid out, or the browser computes no places.
  Object.assign(frame.style, { position: 'fixed', insetBlockStart: '-2000px', width: '1000px', height: '1000px' });
  await new Promise((resolve) => {
    frame.addEventListener('load', resolve, { once: true });
    document.body.append(frame);
  });
  const { contentDocument, contentWindow } = frame;
  if (!contentDocument || !contentWindow) throw new Error('The frame has no document');
  return {
    document: contentDocument,
    addStyles(css) {
      const sheet = new (contentWindow as Window & typeof globalThis).CSSStyleSheet();
      sheet.replaceSync(css);
      contentDocument.adoptedStyleSheets = [...contentDocument.adoptedStyleSheets, sheet];
    },
    close: () => frame.remove(),
  };
}
