import { useTranslation } from 'react-i18next'
import type { IconButtonProps } from '@rjsf/utils'
import { Button } from '../../ui/button.tsx'
import type { IconName } from '../../ui/icon.tsx'

function arrayButton(icon: IconName, label: string) {
  return function ArrayButton({ id, disabled, onClick }: IconButtonProps) {
    const { t } = useTranslation()
    return (
      <Button
        id={id}
        variant="outline"
        square
        icon={icon}
        aria-label={t(label)}
        disabled={disabled}
        onClick={onClick}
      />
    )
  }
}

/** What lists of fields are changed with. */
export const arrayButtons = {
  AddButton: arrayButton('plus', 'forms.list.add'),
  RemoveButton: arrayButton('close', 'forms.list.remove'),
  CopyButton: arrayButton('copy', 'forms.list.copy'),
  MoveUpButton: arrayButton('chevron-up', 'forms.list.up'),
  MoveDownButton: arrayButton('chevron-down', 'forms.list.down'),
}
