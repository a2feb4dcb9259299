import { withQuery } from '../../src/lib/urls/links.ts'
import { urlOf } from '../../schemas/roles/role-table.ts'
import type { ReactNode } from 'react'
import type { GameCategory } from '../../schemas/api/entities/games.ts'
import type { BlockProps } from '../../schemas/component.ts'
import { formatNumber } from '../../src/lib/format/number.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { useFavourites } from '../../src/modules/games/index.ts'
import { useSession } from '../../src/modules/session/index.ts'
import { LocalLink } from '../../src/renderer/local-link.tsx'
import { useFacts } from '../../src/renderer/render-context.tsx'
import { useLoad } from '../../src/renderer/use-load.ts'
import { Button } from '../../src/ui/controls/button.tsx'
import { iconBefore } from '../../src/ui/art/icon.tsx'
import { isIcon, isIconName, type IconName, type OwnIcon } from '../../schemas/icon-names.ts'
import { Skeleton } from '../../src/ui/states/skeleton.tsx'
import { abridgedClass } from '../../src/ui/display/visually-hidden.tsx'
import { load } from './category-chips.load.ts'
import type { categoryChips } from './category-chips.schema.ts'
import styles from './category-chips.module.css'

/** Placeholders while the categories load. */
const skeletons = Array.from({ length: 8 }, (_, index) => index)

export function CategoryChips(block: BlockProps<typeof categoryChips, ReactNode>) {
  const { props } = block
  const { t } = useTranslation()
  const { isAuthenticated } = useSession()
  const categories = useLoad(load, 'categories', block)
  const shown = categories.data && picked(categories.data.items, props.categories)
  if (shown?.length === 0) return null
  if (shown === undefined && categories.error !== undefined) {
    return (
      <div role="alert" className={styles.failure}>
        {t('categories.error')}
        <Button variant="secondary" size="s" icon="refresh" onClick={categories.retry}>
          {t('errors.retry')}
        </Button>
      </div>
    )
  }
  return (
    <nav aria-label={t('categories.label')} aria-busy={shown === undefined}>
      <ul className={styles.list}>
        {shown === undefined &&
          skeletons.map((index) => (
            <li key={index}>
              <Skeleton className={styles.waiting} />
            </li>
          ))}
        {shown?.map(({ sysname, name, icon, games_count }) => (
          <li key={sysname}>
            <Chip
              sysname={sysname}
              icon={iconOf(sysname, icon, props.icons)}
              name={name}
              count={games_count}
            />
          </li>
        ))}
        {shown !== undefined && props.favourites === true && isAuthenticated && (
          <li>
            <FavouritesChip />
          </li>
        )}
      </ul>
    </nav>
  )
}

function picked(
  all: readonly Pick<GameCategory, 'sysname' | 'name' | 'icon' | 'games_count'>[],
  wanted: readonly string[] | undefined,
) {
  if (wanted === undefined) return all
  return wanted.flatMap((sysname) => all.find((category) => category.sysname === sysname) ?? [])
}

function iconOf(
  sysname: string,
  platformIcon: string,
  icons: readonly { category: string; icon: string }[] = [],
): IconName | OwnIcon {
  const name = icons.find(({ category }) => category === sysname)?.icon
  if (isIcon(name)) return name
  return isIconName(platformIcon) ? platformIcon : 'grid'
}

interface ChipProps {
  sysname: string
  icon: IconName | OwnIcon
  name: string
  /** undefined: not known yet. */
  count: number | undefined
}

function Chip({ sysname, icon, name, count }: ChipProps) {
  const { t } = useTranslation()
  const { query } = useFacts()
  return (
    <LocalLink
      to={withQuery(urlOf('lobby'), { category: sysname })}
      {...iconBefore(icon, styles.chip)}
      aria-current={query['category'] === sysname ? 'true' : undefined}
    >
      {name}
      <span
        className={`${styles.count} ${abridgedClass}`}
        data-short={count === undefined ? undefined : formatNumber(count)}
      >
        {count !== undefined && `${formatNumber(count)} ${t('categories.games', { count })}`}
      </span>
    </LocalLink>
  )
}

function FavouritesChip() {
  const { t } = useTranslation()
  const { sysnames } = useFavourites()
  return <Chip sysname="favourites" icon="heart" name={t('categories.favourites')} count={sysnames?.length} />
}
