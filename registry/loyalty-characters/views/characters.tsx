import type { LoyaltyCharacters, LoyaltyInfo } from '../../../schemas/api/entities/loyalty.ts'
import type { LoadResult } from '../../../schemas/component.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { EmptyState } from '../../../src/ui/states/empty-state.tsx'
import { Skeleton } from '../../../src/ui/states/skeleton.tsx'
import { LoyaltyFailed, useCharacters, useLoyaltyInfo } from '../../../src/modules/loyalty/index.ts'
import { CharacterCard } from './character-card.tsx'
import styles from './characters.module.css'
import { useCharacterChange } from './use-character-change.tsx'

/** Placeholders while the characters load. */
const skeletons = [0, 1, 2, 3]

interface CharactersProps {
  blockId: string
  title: string
  characters: LoadResult<LoyaltyCharacters> | undefined
  info: LoadResult<LoyaltyInfo> | undefined
}

/** The characters, with the player's current one marked; any other unlocked one can be chosen. */
export function Characters({ blockId, title, characters: first, info: firstInfo }: CharactersProps) {
  const { t } = useTranslation()
  const characters = useCharacters(first)
  const info = useLoyaltyInfo(firstInfo)
  const items = characters.data?.items
  const change = useCharacterChange({
    current: items?.find(({ is_selected }) => is_selected),
    onChanged: () => {
      characters.retry()
      info.retry()
    },
  })
  return (
    <section aria-labelledby={`${blockId}-title`} aria-busy={characters.isLoading} className={styles.section}>
      <h2 id={`${blockId}-title`} className={styles.title}>
        {title}
      </h2>
      {items !== undefined && items.length > 0 && (
        <ul role="list" className={styles.list}>
          {items.map((character) => (
            <CharacterCard
              key={character.id}
              character={character}
              isGuest={info.data === null}
              level={info.data?.levels.find(({ level }) => level === character.min_level)?.name}
              onChoose={() => change(character)}
            />
          ))}
        </ul>
      )}
      {items?.length === 0 && (
        <EmptyState
          emblem="crown"
          title={t('loyalty.characters.empty.title')}
          text={t('loyalty.characters.empty.text')}
        />
      )}
      {items === undefined &&
        (characters.error === undefined ? (
          <div className={styles.list} aria-hidden="true">
            {skeletons.map((index) => (
              <Skeleton key={index} className={styles.skeleton} />
            ))}
          </div>
        ) : (
          <LoyaltyFailed onRetry={characters.retry} />
        ))}
    </section>
  )
}
