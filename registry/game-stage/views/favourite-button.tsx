import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { Icon } from '../../../src/ui/art/icon.tsx'
import { useFavourites } from '../../../src/modules/games/index.ts'
import styles from './favourite-button.module.css'

interface FavouriteButtonProps {
  sysname: string
  /** Name of the game for screen readers. */
  name: string
}

/** The heart on a game's own page; lists render the hearts of their tiles. */
export function FavouriteButton({ sysname, name }: FavouriteButtonProps) {
  const { t } = useTranslation()
  const { isFavourite, toggleFavourite } = useFavourites()
  const isPressed = isFavourite(sysname)
  return (
    <button
      type="button"
      className={styles.button}
      aria-pressed={isPressed}
      aria-label={t('games.favourite.label', { name })}
      onClick={() => toggleFavourite(sysname)}
    >
      <Icon name="heart" filled={isPressed} />
    </button>
  )
}
