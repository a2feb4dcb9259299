import { useState } from 'react'
import { callApi } from '../../../src/lib/api/client.ts'
import { bannerTarget } from '../../../src/lib/cms/banner-target.ts'
import { isInternalPath } from '../../../src/lib/urls/links.ts'
import { ActionButton } from '../../../src/renderer/action-button.tsx'
import { useBlockData } from '../../../src/renderer/use-block-data.ts'
import styles from '../sidebar.module.css'

interface MenuBannerProps {
  /** Of the block that it is part of. */
  id: string
  /** Place of the platform's banner. */
  position: string
}

/** The platform's banner for the menu: its terms, then the button. Without one there is nothing. */
export function MenuBanner({ id, position }: MenuBannerProps) {
  const { data } = useBlockData(
    id,
    'banners',
    () => callApi('banners.get', { position, count: 1 }),
    undefined,
  )
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
