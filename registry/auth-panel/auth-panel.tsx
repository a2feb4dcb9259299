import { use, type ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { PopupNoticeContext } from '../../src/renderer/popup-notice.ts'
import { Emblem } from '../../src/ui/art/emblem.tsx'
import { Icon } from '../../src/ui/art/icon.tsx'
import { Picture } from '../../src/ui/art/picture.tsx'
import { hiddenClass } from '../../src/ui/display/visually-hidden.tsx'
import type { authPanel } from './auth-panel.schema.ts'
import styles from './auth-panel.module.css'

/** Small drawings around the large one. */
const satellites = ['seven', 'gem', 'coin', 'chip'] as const

export function AuthPanel({ props, slots }: BlockProps<typeof authPanel, ReactNode>) {
  const { headline, terms, notice, emblem, picture, pageHeading } = props
  const reason = use(PopupNoticeContext)
  return (
    <div className={styles.panel} data-page={pageHeading && ''}>
      {pageHeading && <h1 className={hiddenClass}>{pageHeading}</h1>}
      <aside className={styles.aside} data-palette="teal">
        <p className={styles.headline}>{headline}</p>
        <p className={styles.terms}>{terms}</p>
        {picture === undefined ? (
          <div className={styles.art} aria-hidden="true">
            <Emblem name={emblem} size={280} className={styles.large} />
            {satellites.map((name) => (
              <Emblem key={name} name={name} size={96} className={styles[name]} />
            ))}
          </div>
        ) : (
          <div className={`${styles.art} ${styles.withPicture}`}>
            <Picture src={picture} alt="" className={styles.picture} sizes="410px" />
          </div>
        )}
        <p className={styles.notice}>
          <bdi className={styles.age}>18+</bdi>
          {notice}
        </p>
      </aside>
      <div className={styles.content}>
        {reason !== undefined && (
          <p className={styles.reason} role="status">
            <Icon name="clock" />
            {reason}
          </p>
        )}
        {slots['content']}
      </div>
    </div>
  )
}
