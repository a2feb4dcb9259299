import { useTranslation } from 'react-i18next'
import { runAction } from '../../renderer/actions.ts'
import { Icon } from '../../ui/icon.tsx'
import { useSession } from '../session/index.ts'
import { track } from '../tracking/index.ts'
import { useFavourites } from './use-favourites.ts'
import styles from './favourite-button.module.css'

interface FavouriteButtonProps {
  sysname: string
  /** Name of the game, for those who hear the button. */
  name: string
  /** `tile`: small, over a picture; `bar`: as large as the buttons beside it. */
  place?: 'tile' | 'bar'
}

/** Heart of a game. A guest is offered to register, since favourites belong to players. */
export function FavouriteButton({ sysname, name, place = 'tile' }: FavouriteButtonProps) {
  const { t } = useTranslation()
  const { isAuthenticated } = useSession()
  const { isFavourite, setFavourite } = useFavourites()
  const isPressed = isFavourite(sysname)

  const toggle = () => {
    if (!isAuthenticated) {
      runAction({ type: 'openPopup', popup: 'registration' })
      return
    }
    track('favourite', { sysname, isFavourite: !isPressed })
    void setFavourite(sysname, !isPressed)
  }

  return (
    <button
      type="button"
      className={styles.button}
      data-place={place}
      aria-pressed={isPressed}
      aria-label={t('games.favourite.label', { name })}
      onClick={toggle}
    >
      <Icon name="heart" filled={isPressed} />
    </button>
  )
}
