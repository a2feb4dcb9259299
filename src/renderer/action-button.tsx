import type { ReactNode } from 'react'
import type { Action } from '../../schemas/documents/blocks/action.ts'
import { isIcon } from '../../schemas/icon-names.ts'
import { buttonClass, type ButtonAppearance } from '../ui/controls/button.tsx'
import { Icon } from '../ui/art/icon.tsx'
import { actionHref } from './action-href.ts'
import { isOffered } from './offered-actions.ts'
import { useConfig, useLocale } from './render-context.tsx'

export interface ActionButtonProps extends ButtonAppearance {
  action: Action
  /** One of the site or an own picture; others are left out. */
  icon?: string | undefined
  /** Replaces the default button styles. */
  className?: string | undefined
  /** For a button without text. */
  'aria-label'?: string | undefined
  children?: ReactNode
}

/**
 * A button of a document, or a link if its action navigates. It needs no code of its own in the browser: the
 * application listens for links and for `data-action`. Renders nothing if the site does not offer the action.
 */
export function ActionButton({ action, icon, className, children, ...rest }: ActionButtonProps) {
  const locale = useLocale()
  const config = useConfig()
  if (!isOffered(action, config)) return null
  const { variant, size, block, square, 'aria-label': label } = rest
  const shared = {
    className: className ?? buttonClass({ variant, size, block, square }),
    'aria-label': label,
  }
  const content = (
    <>
      {isIcon(icon) && <Icon name={icon} size={size === 's' ? 18 : 20} />}
      {children}
    </>
  )
  if (action.type !== 'navigate') {
    return (
      <button type="button" data-action={JSON.stringify(action)} {...shared}>
        {content}
      </button>
    )
  }
  return (
    <a
      href={actionHref(action, locale)}
      rel={action.external ? 'noopener noreferrer' : undefined}
      {...shared}
    >
      {content}
    </a>
  )
}
