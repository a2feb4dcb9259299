import { Type, type Static } from 'typebox'

/** Old addresses and where they lead now. Only the document with the key `site` is followed. */
export const Redirects = Type.Object(
  {
    items: Type.Array(
      Type.Object(
        {
          from: Type.String({
            pattern: '^/[A-Za-z0-9/_-]*$',
            maxLength: 200,
            description: 'Path without language prefix, exactly as it is asked for',
          }),
          to: Type.String({
            pattern: '^(/|https?://)',
            maxLength: 2000,
            link: 'any',
            description: 'Path of this site without language prefix, or an absolute http(s) address',
          }),
        },
        { additionalProperties: false },
      ),
      { maxItems: 2000 },
    ),
  },
  { additionalProperties: false },
)
export type Redirects = Static<typeof Redirects>
