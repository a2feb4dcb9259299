import { useState, type ReactNode } from 'react'
import type { BlockProps } from '../../../schemas/component.ts'
import { bannerTarget } from '../../../src/lib/cms/banner-target.ts'
import { isInternalPath } from '../../../src/lib/urls/links.ts'
import { ActionButton } from '../../../src/renderer/action-button.tsx'
import { useLoad } from '../../../src/renderer/use-load.ts'
import { load } from '../sidebar.load.ts'
import type { sidebar } from '../sidebar.schema.ts'
import styles from '../sidebar.module.css'

/** The platform's banner for the menu: its terms, then the button. Renders nothing without one. */
export function MenuBanner(block: BlockProps<typeof sidebar, ReactNode>) {
  const { data } = useLoad(load, 'banners', block)
  const [now] = useState(() => Date.now())
  const banner = data?.items.find(({ finished_at: end }) => end === null || Date.parse(end) > now)
  if (banner === undefined) return null
  const { title, terms, button, link } = banner.description
  const to = bannerTarget(link)
  return (
    <div className={styles.banner}>
      <p className={styles.bannerTitle}>{title}</p>
      <p className={styles.bannerTerms}>{terms}</p>
      <ActionButton action={{ type: 'navigate', to, ...(!isInternalPath(to) && { external: true }) }}>
        {button}
      </ActionButton>
    </div>
  )
}
