import type { LoyaltyCharacter } from '../../../schemas/api/entities/loyalty.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { characterArt } from '../../../src/modules/loyalty/index.ts'
import styles from './character-introduction.module.css'

interface CharacterIntroductionProps {
  character: LoyaltyCharacter
  /** Name of the player's current character. */
  current: string | undefined
}

/** Who the character is, its benefits, and which character it replaces. */
export function CharacterIntroduction({ character, current }: CharacterIntroductionProps) {
  const { t } = useTranslation()
  const { src, palette } = characterArt(character)
  return (
    <div className={styles.introduction}>
      <div className={styles.stage} data-palette={palette}>
        <img src={src} alt="" width={240} height={320} />
      </div>
      <h3 className={styles.name}>{character.name}</h3>
      <p className={styles.text}>{character.description}</p>
      <p className={styles.now}>
        {current === undefined
          ? t('loyalty.characters.change.none')
          : t('loyalty.characters.change.now', { name: current })}
      </p>
    </div>
  )
}
