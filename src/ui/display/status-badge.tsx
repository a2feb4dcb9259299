import { badgeClass } from './badge.tsx'
import { Icon, type IconName } from '../art/icon.tsx'

type Tone = 'ok' | 'warn' | 'info' | 'error' | 'neutral'

/** What a state looks like, whatever it is a state of. */
const looks: Readonly<Record<string, { tone: Tone; icon: IconName }>> = {
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
  /** The state in a word or two. */
  text: string
}

/** A state as icon, word and colour. */
export function StatusBadge({ status, text }: StatusBadgeProps) {
  const { tone, icon } = looks[status] ?? { tone: 'neutral' as const, icon: 'info' as const }
  return (
    <span className={badgeClass(tone)} data-status={status}>
      <Icon name={icon} size={14} />
      {text}
    </span>
  )
}
