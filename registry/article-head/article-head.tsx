import type { ReactNode } from 'react'
import type { Heading, Topic } from '../../schemas/articles.ts'
import type { ArticlesBlockProps } from '../../schemas/component.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { withQuery } from '../../src/lib/urls/links.ts'
import { ArticleDate } from '../../src/modules/articles/index.ts'
import { LocalLink } from '../../src/renderer/local-link.tsx'
import { Icon } from '../../src/ui/art/icon.tsx'
import { Picture } from '../../src/ui/art/picture.tsx'
import { PageTitle } from '../../src/ui/display/page-title.tsx'
import type { articleHead } from './article-head.schema.ts'
import styles from './views/article-head.module.css'

type ArticleHeadProps = ArticlesBlockProps<typeof articleHead, ReactNode>

export function ArticleHead({ props, data: { articles } }: ArticleHeadProps) {
  const { t } = useTranslation()
  const { title, lead, cover, author, date, isTimeless } = props
  const answer = articles?.status === 'success' ? articles.data : undefined
  const { category, tags = [] } = answer?.items[0] ?? {}
  const list = answer?.listPath
  const topics = [...(category ? [category] : []), ...tags]
  return (
    <header className={styles.head}>
      {list !== undefined && (
        <LocalLink to={list} className={styles.back}>
          <Icon name="chevron-left" size={18} />
          {t('articles.toList')}
        </LocalLink>
      )}
      <PageTitle className={styles.title}>{title}</PageTitle>
      {(author !== undefined || !isTimeless) && (
        <p className={styles.meta}>
          <ArticleDate date={date} {...(isTimeless && { isTimeless })} />
          {author !== undefined && <span>{author}</span>}
        </p>
      )}
      <p className={styles.lead}>{lead}</p>
      {cover && (
        <Picture
          className={styles.cover}
          src={cover.picture}
          alt={cover.alt ?? ''}
          sizes="(min-width: 48rem) 46rem, 100vw"
          isFirst
        />
      )}
      {list !== undefined && topics.length > 0 && (
        <ul role="list" className={styles.topics} aria-label={t('articles.topics')}>
          {topics.map((topic) => (
            <li key={topic.key}>
              <LocalLink to={pathOf(list, topic, topic === category)} className={styles.topic}>
                {topic.title}
              </LocalLink>
            </li>
          ))}
        </ul>
      )}
      {answer && answer.contents.length > 0 && <Contents headings={answer.contents} />}
    </header>
  )
}

const pathOf = (list: string, { key }: Topic, isCategory: boolean) =>
  withQuery(list, isCategory ? { category: key } : { tag: key })

function Contents({ headings }: { headings: readonly Heading[] }) {
  const { t } = useTranslation()
  return (
    <nav className={styles.contents} aria-label={t('articles.contents')}>
      <p className={styles.contentsTitle}>{t('articles.contents')}</p>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
