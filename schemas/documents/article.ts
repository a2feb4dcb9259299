import { Type, type Static } from 'typebox'
import { Blocks } from './blocks/block.ts'
import { Moment } from './blocks/period.ts'
import { localizedText } from './localized.ts'
import type { Page } from './page.ts'
import { mediaAddress } from './reference.ts'
import { Samples } from './samples.ts'
import { Robots } from './seo/seo-parts.ts'
import { topicPattern } from './settings/article-settings.ts'

const closed = { additionalProperties: false } as const

/** What the head of an article shows, and lists of articles. */
export const articleFields = {
  title: localizedText(110, 'Heading of the article'),
  lead: localizedText(
    300,
    'What the article says, in one or two sentences; lists and search engines show it',
  ),
  cover: Type.Optional(
    Type.Object(
      {
        picture: mediaAddress('Picture from the media library, preferably 1600 by 900 px', [
          'alt',
          'isDecorative',
        ]),
        alt: Type.Optional(
          localizedText(
            200,
            'Alternative text: what the picture shows. Not needed for decorative pictures, or if the media library has a suitable text',
          ),
        ),
        isDecorative: Type.Optional(Type.Boolean({ description: 'The picture adds nothing to the text' })),
      },
      { ...closed, description: 'Picture above the text, in lists and when the article is shared' },
    ),
  ),
  author: Type.Optional(
    localizedText(80, 'Who wrote it, such as a name or a team. Default: nobody is named'),
  ),
  date: Moment('Date and time of the article. Until then nobody sees it, except in previews'),
  isTimeless: Type.Optional(
    Type.Boolean({
      description:
        'Lists and the article show no date, as for answers that stay true; the date still applies',
    }),
  ),
}

/** News, an answer of the help centre, an entry of a blog. */
export const Article = Type.Object(
  {
    route: Type.String({
      pattern: '^/[A-Za-z0-9_-]+(/[A-Za-z0-9_-]+)+$',
      maxLength: 200,
      description:
        'Address without language prefix, below that of the page with its list, such as /news/summer-cup',
    }),
    ...articleFields,
    category: Type.Optional(
      Type.String({
        pattern: topicPattern,
        picks: 'articleCategory',
        description: 'One of the categories in the settings of articles. Default: none',
      }),
    ),
    tags: Type.Optional(
      Type.Array(Type.String({ pattern: topicPattern, picks: 'articleTag' }), {
        maxItems: 12,
        uniqueItems: true,
        description: 'Tags of the settings of articles, by which articles are related',
      }),
    ),
    seo: Type.Optional(
      Type.Object(
        {
          title: Type.Optional(
            localizedText(
              70,
              'Title in the browser tab and in search results. Default: heading of the article',
            ),
          ),
          description: Type.Optional(
            localizedText(170, 'Text below the title in search results. Default: what the article says'),
          ),
          robots: Type.Optional(Robots),
        },
        { ...closed, description: 'What search engines show instead of heading and lead' },
      ),
    ),
    blocks: Blocks,
    samples: Samples,
  },
  closed,
)
export type Article = Static<typeof Article>

/** Type of the block with the fields of an article, which comes before its own blocks. */
export const articleHeadType = 'ArticleHead'
/** Type of the block that lists articles. */
export const articleListType = 'ArticleList'

/** The page at the address of an article. */
export function articlePage({
  route,
  title,
  lead,
  cover,
  author,
  date,
  isTimeless,
  seo,
  blocks,
}: Article): Page {
  return {
    route,
    layout: 'default',
    seo: {
      title: seo?.title ?? title,
      description: seo?.description ?? lead,
      ...(seo?.robots !== undefined && { robots: seo.robots }),
    },
    blocks: [
      {
        // No block of a document has a colon in its id.
        id: 'article:head',
        type: articleHeadType,
        version: 1,
        props: {
          title,
          lead,
          ...(cover && { cover }),
          ...(author && { author }),
          date,
          ...(isTimeless !== undefined && { isTimeless }),
        },
      },
      ...blocks,
    ],
  }
}
