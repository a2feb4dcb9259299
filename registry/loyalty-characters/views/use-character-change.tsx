import { openRole } from '../../../schemas/roles/role-table.ts'
import type { LoyaltyCharacter } from '../../../schemas/api/entities/loyalty.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { runAction } from '../../../src/renderer/actions.ts'
import { Button } from '../../../src/ui/controls/button.tsx'
import { closeDialog, openDialog } from '../../../src/modules/dialogs/index.ts'
import { useSession } from '../../../src/modules/session/index.ts'
import { showToast } from '../../../src/modules/toasts/index.ts'
import { CharacterIntroduction } from './character-introduction.tsx'
import { ConfirmCharacter } from './confirm-character.tsx'

const changeId = 'loyalty-character'
const confirmId = 'loyalty-character-confirm'

interface CharacterChange {
  /** The player's character; undefined: none yet. */
  current: LoyaltyCharacter | undefined
  onChanged: () => void
}

/** The steps to another character: introduction, question, change. A guest is asked to log in. */
export function useCharacterChange({ current, onChanged }: CharacterChange) {
  const { t } = useTranslation()
  const { isAuthenticated } = useSession()

  function finish({ name }: LoyaltyCharacter) {
    closeDialog(confirmId)
    closeDialog(changeId)
    onChanged()
    showToast({ kind: 'success', title: t('loyalty.characters.done', { name }) })
  }

  function ask(character: LoyaltyCharacter) {
    openDialog({
      id: confirmId,
      type: 'confirm',
      title: t('loyalty.characters.confirm.title', { name: character.name }),
      content: (
        <ConfirmCharacter
          character={character}
          current={current?.name}
          onCancel={() => closeDialog(confirmId)}
          onDone={() => finish(character)}
        />
      ),
    })
  }

  function introduce(character: LoyaltyCharacter) {
    const cancel = () => closeDialog(changeId)
    openDialog({
      id: changeId,
      title: t(`loyalty.characters.change.${current === undefined ? 'first' : 'title'}`),
      content: <CharacterIntroduction character={character} current={current?.name} />,
      footer: (
        <>
          <Button variant="secondary" block onClick={cancel}>
            {t('loyalty.cancel')}
          </Button>
          <Button block data-autofocus="" onClick={() => ask(character)}>
            {t('loyalty.characters.choose')}
          </Button>
        </>
      ),
    })
  }

  return (character: LoyaltyCharacter) => {
    if (isAuthenticated) introduce(character)
    else runAction(openRole('login'))
  }
}
