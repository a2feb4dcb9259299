import type { LoyaltyCharacter } from '../../../schemas/api/entities/loyalty.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { buttonClass } from '../../../src/ui/controls/button.tsx'
import { Icon } from '../../../src/ui/art/icon.tsx'
import { characterArt } from '../../../src/modules/loyalty/index.ts'
import styles from './characters.module.css'

interface CharacterCardProps {
  character: LoyaltyCharacter
  /** A guest sees all characters that are available from the start. */
  isGuest: boolean
  /** Name of the level that unlocks it; undefined: not known. */
  level: string | undefined
  onChoose: () => void
}

/** A character. On phones the whole card is the button, and the dialog describes the benefits. */
export function CharacterCard({ character, isGuest, level, onChoose }: CharacterCardProps) {
  const { t } = useTranslation()
  const { name, description, min_level, is_selected, is_available } = character
  const { src, palette } = characterArt(character)
  const isOpen = isGuest ? min_level === 1 : is_available
  return (
    <li
      className={styles.card}
      data-palette={palette}
      data-chosen={is_selected || undefined}
      data-locked={!isOpen || undefined}
    >
      <h3 className={styles.name}>
        {is_selected && <Icon name="check" size={16} className={styles.mark} />}
        {!isOpen && <Icon name="lock" size={16} className={styles.mark} />}
        {name}
      </h3>
      <p className={styles.text}>{description}</p>
      <img className={styles.art} src={src} alt="" width={240} height={320} loading="lazy" />
      {is_selected ? (
        <p className={styles.state}>
          <Icon name="check" size={16} />
          {t('loyalty.characters.chosen')}
        </p>
      ) : isOpen ? (
        <button
          type="button"
          className={`${buttonClass({ variant: 'secondary' })} ${styles.choose}`}
          aria-label={t('loyalty.characters.chooseName', { name })}
          onClick={onChoose}
        >
          <span>{t('loyalty.characters.choose')}</span>
        </button>
      ) : (
        <p className={styles.state}>
          <Icon name="lock" size={16} />
          {level === undefined
            ? t('loyalty.characters.lockedNumber', { level: min_level })
            : t('loyalty.characters.locked', { level })}
        </p>
      )}
    </li>
  )
}
