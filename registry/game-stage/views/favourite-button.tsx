import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
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
  return (
    <button
      type="button"
      className={styles.button}
      aria-pressed={isFavourite(sysname)}
      aria-label={t('games.favourite.label', { name })}
      onClick={() => toggleFavourite(sysname)}
    />
  )
}
