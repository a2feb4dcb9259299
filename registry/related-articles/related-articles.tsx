import type { ReactNode } from 'react'
import type { ArticlesBlockProps } from '../../schemas/component.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { ArticleCards, ArticleSection } from '../../src/modules/articles/index.ts'
import type { relatedArticles } from './related-articles.schema.ts'

type RelatedArticlesProps = ArticlesBlockProps<typeof relatedArticles, ReactNode>

export function RelatedArticles({ id, props, data: { articles } }: RelatedArticlesProps) {
  const { t } = useTranslation()
  if (articles?.status !== 'success' || articles.data.items.length === 0) return null
  return (
    <ArticleSection id={id} title={props.title ?? t('articles.related')}>
      <ArticleCards items={articles.data.items} view={props.view ?? 'cards'} heading="h3" />
    </ArticleSection>
  )
}
