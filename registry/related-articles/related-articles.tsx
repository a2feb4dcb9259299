import type { ReactNode } from 'react'
import type { ArticlesBlockProps } from '../../schemas/component.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { ArticleCards } from '../../src/modules/articles/index.ts'
import type { relatedArticles } from './related-articles.schema.ts'
import styles from './views/related-articles.module.css'

type RelatedArticlesProps = ArticlesBlockProps<typeof relatedArticles, ReactNode>

export function RelatedArticles({ id, props, data: { articles } }: RelatedArticlesProps) {
  const { t } = useTranslation()
  if (articles?.status !== 'success' || articles.data.items.length === 0) return null
  const titleId = `${id}-heading`
  return (
    <section className={styles.block} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.heading}>
        {props.title ?? t('articles.related')}
      </h2>
      <ArticleCards items={articles.data.items} view={props.view ?? 'cards'} heading="h3" />
    </section>
  )
}
