import { ArticleSettings } from '../../../../schemas/documents/settings/article-settings.ts'
import { settings } from '../../../../schemas/kinds/settings.ts'
import { phrase } from '../../../../schemas/phrase.ts'
import { fits } from '../../model/contracts.ts'
import { at, rule } from './rule.ts'

/** No list would show the article under such a category or tag. */
export const unknownTopic = rule({
  code: 'unknown-topic',
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
