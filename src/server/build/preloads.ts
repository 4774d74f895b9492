/** Links in the heads of built pages to chunks that they need soon and would ask for late. */
import type { IndexHtmlTransformContext, Plugin, Rolldown } from 'vite';

/** Adds a link to a page for each chunk for which `attributesOf` returns the attributes of one. */
const preload = (
  name: string,
  page: string,
  attributesOf: (chunk: Rolldown.OutputChunk) => Readonly<Record<string, string>> | undefined,
): Plugin => ({
  name,
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html: string, { bundle = {}, filename }: IndexHtmlTransformContext) =>
      Object.values(filename.endsWith(`/${page}/index.html`) ? bundle : {}).flatMap((file) => {
        const attributes = file.type === 'chunk' ? attributesOf(file) : undefined;
        if (!attributes) return [];
        const attrs = { rel: 'modulepreload', ...attributes, crossorigin: true, href: `/${file.fileName}` };
        return [{ tag: 'link', attrs, injectTo: 'head' as const }];
      }),
  },
});

export const preloads: readonly Plugin[] = [
  // Of these links, the host keeps the one of the page's language. English is part of the code.
  preload('preload-languages', 'booker', ({ facadeModuleId }) => {
    const [, language] = /\/src\/languages\/(\w\w)\/booker\.json$/.exec(facadeModuleId ?? '') ?? [];
    return language === undefined ? undefined : { hreflang: language };
  }),
  // The editor waits for its texts before it asks for its code.
  preload('preload-editor', 'editor', ({ facadeModuleId }) =>
    facadeModuleId?.endsWith('/editor/startEditor.tsx') ? {} : undefined,
  ),
];
