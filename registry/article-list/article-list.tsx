import type { ReactNode } from 'react'
import type { ArticlesAnswer } from '../../schemas/articles.ts'
import type { ArticlesBlockProps } from '../../schemas/component.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { withQuery } from '../../src/lib/urls/links.ts'
import { localePath } from '../../src/lib/urls/locale-path.ts'
import { ArticleCards, ArticleSection } from '../../src/modules/articles/index.ts'
import { LocalLink } from '../../src/renderer/local-link.tsx'
import { useLocale } from '../../src/renderer/render-context.tsx'
import { buttonClass } from '../../src/ui/controls/button-class.ts'
import { Button } from '../../src/ui/controls/button.tsx'
import { ControlBox } from '../../src/ui/controls/field.tsx'
import { Icon } from '../../src/ui/art/icon.tsx'
import { EmptyState } from '../../src/ui/states/empty-state.tsx'
import type { articleList } from './article-list.schema.ts'
import styles from './views/article-list.module.css'

type ArticleListProps = ArticlesBlockProps<typeof articleList, ReactNode>

/** What a visitor chooses; the first page is the default. */
interface Choice {
  category?: string | undefined
  tag?: string | undefined
  q?: string | undefined
  page?: number
}

const chosenBy = ({ chosen: { category, tag, q } }: ArticlesAnswer): Choice => ({
  category,
  tag: tag?.key,
  q,
})

const pathOf = ({ listPath = '/' }: ArticlesAnswer, { category, tag, q, page = 1 }: Choice) =>
  withQuery(listPath, {
    ...(category !== undefined && { category }),
    ...(tag !== undefined && { tag }),
    ...(q !== undefined && { q }),
    ...(page > 1 && { page: String(page) }),
  })

/** Everything works by links and a form, without code in the browser. */
export function ArticleList({ id, props, data: { articles } }: ArticleListProps) {
  if (articles?.status !== 'success') return null
  const { data } = articles
  const { title, view = 'cards' } = props
  const isFiltered = Object.keys(data.chosen).length > 0
  if (data.total === 0 && !isFiltered && title !== undefined) return null
  return (
    <ArticleSection id={id} title={title}>
      {(props.hasSearch || props.hasCategories) && (
        <div className={styles.tools}>
          {props.hasSearch && <Search id={id} answer={data} />}
          {props.hasCategories && <Categories answer={data} />}
        </div>
      )}
      {data.total === 0 ? (
        <NoArticles answer={data} isFiltered={isFiltered} />
      ) : (
        <ArticleCards items={data.items} view={view} heading={title === undefined ? 'h2' : 'h3'} isFirst />
      )}
      {data.pages > 1 && <Pages answer={data} />}
    </ArticleSection>
  )
}

function Search({ id, answer }: { id: string; answer: ArticlesAnswer }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { category, q = '' } = answer.chosen
  return (
    <form role="search" className={styles.search} action={localePath(answer.listPath ?? '/', locale)}>
      {category !== undefined && <input type="hidden" name="category" value={category} />}
      <ControlBox className={styles.box} lead={<Icon name="search" />}>
        <input
          // Another address has another search.
          key={q}
          id={`${id}-search`}
          type="search"
          name="q"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          aria-label={t('articles.search')}
          placeholder={t('articles.search')}
          defaultValue={q}
        />
      </ControlBox>
      <Button type="submit" variant="secondary">
        {t('articles.find')}
      </Button>
    </form>
  )
}

function Categories({ answer }: { answer: ArticlesAnswer }) {
  const { t } = useTranslation()
  const { categories, chosen } = answer
  if (categories.length < 2 && chosen.tag === undefined && chosen.category === undefined) return null
  const isWhole = chosen.category === undefined && chosen.tag === undefined
  return (
    <nav aria-label={t('articles.categories')}>
      <ul role="list" className={styles.chips}>
        <li>
          <Chip to={pathOf(answer, { q: chosen.q })} isCurrent={isWhole}>
            {t('articles.all')}
          </Chip>
        </li>
        {categories.map(({ key, title }) => (
          <li key={key}>
            <Chip to={pathOf(answer, { category: key, q: chosen.q })} isCurrent={key === chosen.category}>
              {title}
            </Chip>
          </li>
        ))}
        {chosen.tag && (
          <li>
            <Chip to={pathOf(answer, chosenBy(answer))} isCurrent>
              #{chosen.tag.title}
            </Chip>
          </li>
        )}
      </ul>
    </nav>
  )
}

function Chip({ to, isCurrent, children }: { to: string; isCurrent: boolean; children: ReactNode }) {
  return (
    <LocalLink to={to} className={styles.chip} aria-current={isCurrent ? 'true' : undefined}>
      {children}
    </LocalLink>
  )
}

function NoArticles({ answer, isFiltered }: { answer: ArticlesAnswer; isFiltered: boolean }) {
  const { t } = useTranslation()
  if (!isFiltered) return <EmptyState emblem="fish" title={t('articles.empty')} />
  return (
    <EmptyState emblem="fish" title={t('articles.notFound')} text={t('articles.notFoundText')}>
      <LocalLink to={pathOf(answer, {})} className={buttonClass({ variant: 'secondary' })}>
        {t('articles.showAll')}
      </LocalLink>
    </EmptyState>
  )
}

function Pages({ answer }: { answer: ArticlesAnswer }) {
  const { t } = useTranslation()
  const { page, pages } = answer
  const to = (number: number) => pathOf(answer, { ...chosenBy(answer), page: number })
  const look = buttonClass({ variant: 'secondary' })
  return (
    <nav aria-label={t('articles.pages')} className={styles.pages}>
      {page > 1 && (
        <LocalLink to={to(page - 1)} rel="prev" className={look}>
          {t('articles.newer')}
        </LocalLink>
      )}
      <span className={styles.number}>{t('articles.page', { page, pages })}</span>
      {page < pages && (
        <LocalLink to={to(page + 1)} rel="next" className={look}>
          {t('articles.older')}
        </LocalLink>
      )}
    </nav>
  )
}
