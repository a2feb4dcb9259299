import type { ReactNode } from 'react'
import type { Banner as BannerEntity } from '../../schemas/api/entities/rewards.ts'
import type { BlockProps } from '../../schemas/component.ts'
import { bannerTarget } from '../../src/lib/cms/banner-target.ts'
import { isInternalPath } from '../../src/lib/urls/links.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { ActionButton } from '../../src/renderer/action-button.tsx'
import { useConfig, useFacts } from '../../src/renderer/render-context.tsx'
import { Picture } from '../../src/ui/art/picture.tsx'
import type { banner } from './banner.schema.ts'
import styles from './banner.module.css'

/** The picture of a banner, or else its named scene. */
function pictureOf({ image, scene }: BannerEntity['description'], scenePath: string): string | undefined {
  if (typeof image === 'string') return image
  return scene !== null && /^[a-z-]+$/.test(scene) ? `${scenePath}/${scene}.svg` : undefined
}

/** The banners of a position that have not expired. */
function shownAt(position: string, banners: readonly BannerEntity[]): BannerEntity[] {
  const now = Date.now()
  return banners.filter(
    ({ description, finished_at: end }) =>
      description.position === position && (end === null || Date.parse(end) > now),
  )
}

/** Static: no script runs for a banner. An empty position is left out, since a missing offer is not an error. */
export function Banner({ props, data }: BlockProps<typeof banner, ReactNode>) {
  const { t } = useTranslation()
  const { isOnBreak = false } = useFacts()
  const { scenePath } = useConfig().site
  // No offers during a break, even if the platform sends some.
  if (isOnBreak || data.banners?.status !== 'success') return null
  const banners = shownAt(props.position, data.banners.data.items)
  if (banners.length === 0) return null
  return (
    <ul
      role="list"
      className={styles.row}
      aria-label={props.label ?? t('content.banners')}
      data-single={banners.length === 1 ? '' : undefined}
    >
      {banners.map(({ id, description }) => {
        const { title, text, terms, button, link } = description
        const picture = pictureOf(description, scenePath)
        const target = bannerTarget(link)
        return (
          <li key={id} className={styles.banner}>
            {picture !== undefined && (
              <Picture
                className={styles.picture}
                src={picture}
                alt=""
                sizes="(min-width: 768px) 34rem, 86vw"
              />
            )}
            <div className={styles.content}>
              <p className={styles.title}>{title}</p>
              <p>{text}</p>
              <p className={styles.terms}>{terms}</p>
              <ActionButton
                action={{ type: 'navigate', to: target, ...(!isInternalPath(target) && { external: true }) }}
                className={styles.button}
              >
                {button}
              </ActionButton>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
