import type { ArticleCard } from '../../../schemas/articles.ts'
import { LocalLink } from '../../renderer/local-link.tsx'
import { Icon } from '../../ui/art/icon.tsx'
import { Picture } from '../../ui/art/picture.tsx'
import { ArticleDate } from './article-date.tsx'
import styles from './article-cards.module.css'

export type ArticlesView = 'cards' | 'compact'

interface ArticleCardsProps {
  items: readonly ArticleCard[]
  view: ArticlesView
  /** Level of the headings: below that of the list. */
  heading: 'h2' | 'h3'
  /** Whether the first pictures are visible without scrolling. */
  isFirst?: boolean
}

/** Number of cards in a row on wide screens, and of those that are visible first. */
const firstCards = 3

/** Articles as cards with their covers, or as a compact list of titles and leads. */
export function ArticleCards({ items, view, heading: Heading, isFirst = false }: ArticleCardsProps) {
  return (
    // Safari ignores list semantics without markers, hence the role.
    <ul role="list" className={styles.list} data-view={view}>
      {items.map(({ path, title, lead, cover, category, ...dated }, index) => (
        <li key={path} className={styles.card}>
          {view === 'cards' && cover && (
            <Picture
              className={styles.cover}
              src={cover.picture}
              // The title beside it names the article.
              alt=""
              sizes="(min-width: 992px) 33vw, (min-width: 768px) 50vw, 100vw"
              isFirst={isFirst && index < firstCards}
            />
          )}
          <div className={styles.text}>
            {(category || !dated.isTimeless) && (
              <p className={styles.meta}>
                {category && <span className={styles.category}>{category.title}</span>}
                <ArticleDate {...dated} />
              </p>
            )}
            <Heading className={styles.title}>
              <LocalLink to={path} className={styles.link}>
                {title}
              </LocalLink>
            </Heading>
            <p className={styles.lead}>{lead}</p>
          </div>
          {view === 'compact' && <Icon name="chevron-right" size={20} className={styles.arrow} />}
        </li>
      ))}
    </ul>
  )
}
