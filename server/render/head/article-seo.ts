import type { ArticleCard } from '../../../schemas/articles.ts'
import type { CompiledPage } from '../../../schemas/compiled.ts'
import { readFocalPoint } from '../../../schemas/media.ts'
import { scenePicture } from '../../../src/lib/urls/scene-address.ts'
import type { SubjectSeo } from './subject-seo.ts'

/** Metadata of an article. Its page has the title and the description for search engines. */
export function describeArticle(
  article: ArticleCard,
  { title, description }: CompiledPage['seo'],
): SubjectSeo {
  const { cover, author, category, tags } = article
  const picture = cover && readFocalPoint(cover.picture).address
  return {
    name: title,
    ...(description !== undefined && { description }),
    // Networks show no drawings.
    ...(picture !== undefined && { image: scenePicture(picture)?.src ?? picture }),
    type: 'article',
    schema: {
      type: 'Article',
      fields: {
        headline: article.title,
        datePublished: article.date,
        ...(author !== undefined && { author: { '@type': 'Person', name: author } }),
        ...(category && { articleSection: category.title }),
        ...(tags.length > 0 && { keywords: tags.map((tag) => tag.title).join(', ') }),
      },
    },
  }
}
