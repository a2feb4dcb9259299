import { badgeClass } from './badge.tsx'
import { Icon, type IconName } from '../art/icon.tsx'

type Tone = 'ok' | 'warn' | 'info' | 'error' | 'neutral'

/** Appearance of a status of any object. */
const appearances: Readonly<Record<string, { tone: Tone; icon: IconName }>> = {
  pending: { tone: 'warn', icon: 'clock' },
  success: { tone: 'ok', icon: 'check' },
  fail: { tone: 'error', icon: 'close' },
  cancel: { tone: 'neutral', icon: 'close' },
  available: { tone: 'info', icon: 'gift' },
  active: { tone: 'info', icon: 'play' },
  paused: { tone: 'warn', icon: 'pause' },
  completed: { tone: 'ok', icon: 'check' },
  expired: { tone: 'neutral', icon: 'clock' },
  removed: { tone: 'neutral', icon: 'close' },
  paid_out: { tone: 'ok', icon: 'check' },
}

interface StatusBadgeProps {
  status: string
  /** Short name of the status. */
  text: string
}

/** A status as icon, text and colour. */
export function StatusBadge({ status, text }: StatusBadgeProps) {
  const { tone, icon } = appearances[status] ?? { tone: 'neutral' as const, icon: 'info' as const }
  return (
    <span className={badgeClass(tone)} data-status={status}>
      <Icon name={icon} size={14} />
      {text}
    </span>
  )
}
