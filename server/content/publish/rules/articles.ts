import { ArticleSettings } from '../../../../schemas/documents/settings/article-settings.ts'
import { settings } from '../../../../schemas/kinds/settings.ts'
import { blockName, phrase } from '../../../../schemas/phrase.ts'
import { blocksOf } from '../../model/blocks.ts'
import { fits } from '../../model/contracts.ts'
import { at, rule } from './rule.ts'

/** No list would show the article under such a category or tag. */
export const unknownTopic = rule({
  code: 'unknown-topic',
  stage: 'site',
  on: 'article',
  severity: 'error',
  published: 'excuses',
  async find({ body: { category, tags = [] }, site }) {
    const document = await site.read(settings.name, 'articles')
    const known = fits(ArticleSettings, document?.body) ? document.body : {}
    const isKnown = (list: ArticleSettings['tags'], name: string) => list?.some(({ key }) => key === name)
    const hint = phrase`Add it to the settings of articles first, or choose another one`
    return [
      ...(category === undefined || isKnown(known.categories, category)
        ? []
        : [at('/category', phrase`There is no category "${category}"`, hint)]),
      ...tags.flatMap((tag, index) =>
        isKnown(known.tags, tag) ? [] : [at(`/tags/${index}`, phrase`There is no tag "${tag}"`, hint)],
      ),
    ]
  },
})

/** Popups open at any address, and browsers cannot ask for articles themselves. */
export const articlesInPopup = rule({
  code: 'articles-in-popup',
  stage: 'site',
  on: 'popup',
  severity: 'error',
  find: ({ document, registry }) =>
    blocksOf(document).flatMap(({ block: { type }, pointer }) =>
      registry.get(type)?.articles === undefined
        ? []
        : [
            at(
              pointer,
              phrase`${blockName(type)} would be empty in a popup`,
              phrase`Place it on a page, and link to that page here`,
            ),
          ],
    ),
})
