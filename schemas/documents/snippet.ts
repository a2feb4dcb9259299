import { Type, type Static } from 'typebox'
import { Samples } from './samples.ts'

export const snippetPositions = ['head', 'bodyStart', 'bodyEnd'] as const
export type SnippetPosition = (typeof snippetPositions)[number]

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
        'script elements with inline code, meta and noscript elements, comments. Scripts from other hosts and event handler attributes are rejected: the browser would not run them',
    }),
    samples: Samples,
  },
  { additionalProperties: false },
)
export type Snippet = Static<typeof Snippet>
