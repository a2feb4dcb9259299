import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { ActionButton } from '../../src/renderer/action-button.tsx'
import { Picture } from '../../src/ui/art/picture.tsx'
import type { promotionCards } from './promotion-cards.schema.ts'
import styles from './promotion-cards.module.css'

export function PromotionCards({ props }: BlockProps<typeof promotionCards, ReactNode>) {
  const { t } = useTranslation()
  return (
    // Safari ignores list semantics without markers, hence the role.
    <ul
      role="list"
      className={styles.list}
      data-phones={props.phoneLayout}
      data-height={props.height}
      aria-label={props.label ?? t('promotions.label')}
    >
      {props.cards.map(({ tag, title, terms, palette, emblem, picture, button }, index) => (
        <li key={index} className={styles.card} data-palette={palette} data-picture={picture && ''}>
          {picture !== undefined && <Picture className={styles.picture} src={picture} alt="" sizes="20rem" />}
          {emblem !== undefined && (
            <Picture className={styles.emblem} src={emblem} alt="" width="200" height="200" sizes="11rem" />
          )}
          <div className={styles.content}>
            {tag !== undefined && <p className={styles.tag}>{tag}</p>}
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.terms}>{terms}</p>
            {button && (
              <ActionButton action={button.action} icon={button.icon} className={styles.button}>
                {button.label}
              </ActionButton>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
