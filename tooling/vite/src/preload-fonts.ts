import type { HtmlTagDescriptor, Plugin } from 'vite'

/** The alphabets that a first picture is written in; the server keeps those of its language. */
const alphabets = ['latin', 'cyrillic']

/** Has the page request its fonts alongside its scripts, not after its style sheet has been read. */
export const preloadFonts = (base: string): Plugin => ({
  name: 'seriba:preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      alphabets.flatMap((alphabet) =>
        Object.keys(bundle)
          .filter((file) => new RegExp(`/inter-${alphabet}-opsz-normal-[^/]+\\.woff2$`).test(file))
          .map((file) => preload(`${base}${file}`, alphabet)),
      ),
  },
})

const preload = (href: string, alphabet: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossorigin: true,
    href,
    'data-alphabet': alphabet,
  },
  injectTo: 'head',
})
