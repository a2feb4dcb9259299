import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { ActionButton } from '../../src/renderer/action-button.tsx'
import { classNames } from '../../src/ui/styles/class-names.ts'
import { isIcon } from '../../schemas/icon-names.ts'
import { Icon } from '../../src/ui/art/icon.tsx'
import { Picture } from '../../src/ui/art/picture.tsx'
import type { cardList } from './card-list.schema.ts'
import styles from './card-list.module.css'

type Props = BlockProps<typeof cardList, ReactNode>
type Card = Props['props']['cards'][number]

/** The icon or picture above the heading. Decorative: the text conveys the meaning. */
function Mark({ icon, picture }: Card) {
  if (picture !== undefined)
    return (
      <span className={classNames(styles.mark, styles.picture)}>
        <Picture src={picture} alt="" sizes="(min-width: 768px) 33vw, 100vw" />
      </span>
    )
  return isIcon(icon) ? <Icon name={icon} size={32} className={classNames(styles.mark, styles.icon)} /> : null
}

export function CardList({ props }: Props) {
  const { cards, columns = 3, pictures, isNumbered = false } = props
  if (cards.length === 0) return null
  const List = isNumbered ? 'ol' : 'ul'
  return (
    // Safari ignores list semantics without markers, hence the role.
    <List role="list" className={styles.list} data-columns={columns} data-pictures={pictures}>
      {cards.map((card, index) => (
        <li key={index} className={styles.card}>
          {isNumbered ? (
            <span className={classNames(styles.mark, styles.number)} aria-hidden="true">
              {index + 1}
            </span>
          ) : (
            <Mark {...card} />
          )}
          <h3 className={styles.title}>{card.title}</h3>
          {/* Sanitized on publishing. */}
          {card.text !== undefined && (
            <p className={styles.text} dangerouslySetInnerHTML={{ __html: card.text }} />
          )}
          {card.button && (
            <div className={styles.button}>
              <ActionButton
                action={card.button.action}
                icon={card.button.icon}
                variant={card.button.variant ?? 'secondary'}
              >
                {card.button.label}
              </ActionButton>
            </div>
          )}
        </li>
      ))}
    </List>
  )
}
