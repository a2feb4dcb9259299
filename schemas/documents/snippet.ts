import { Type, type Static } from 'typebox'
import { Samples } from './samples.ts'

export const snippetPositions = ['head', 'bodyStart', 'bodyEnd'] as const
export type SnippetPosition = (typeof snippetPositions)[number]

const hosts = (description: string) =>
  Type.Optional(Type.Array(Type.String({ origin: true, fact: 'script' }), { maxItems: 20, description }))

/** The hosts that the code of a snippet needs on every page, as origins; `https://*.example.com` has all subdomains. */
export const snippetHosts = {
  scriptHosts: hosts(
    'Hosts from which the snippet loads code, as origins such as https://connect.facebook.net. Their code can do on the pages what players can',
  ),
  connectHosts: hosts('Hosts to which the snippet sends data or from which it loads it, as origins'),
  imageHosts: hosts('Hosts from which the snippet loads pictures, such as counting pixels, as origins'),
  frameHosts: hosts('Hosts that the snippet shows in iframes, as origins'),
}
export type SnippetHosts = keyof typeof snippetHosts

/** The site owners' code for every page, such as a verification tag or a small script. */
export const Snippet = Type.Object(
  {
    isEnabled: Type.Boolean({ description: 'Add the snippet to the pages' }),
    position: Type.Enum([...snippetPositions], {
      description: 'head: at the end of the head; bodyStart: before the page; bodyEnd: after the page',
    }),
    code: Type.String({
      minLength: 1,
      maxLength: 20_000,
      fact: 'script',
      description:
        'script elements, meta and noscript elements, comments. Scripts need their host in scriptHosts; event handler attributes are rejected: the browser would not run them',
    }),
    ...snippetHosts,
    samples: Samples,
  },
  { additionalProperties: false },
)
export type Snippet = Static<typeof Snippet>
