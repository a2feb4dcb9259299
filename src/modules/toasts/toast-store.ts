export type ToastKind = 'success' | 'info' | 'warning' | 'error'

/** Milliseconds for which a toast stays. */
export const defaultToastDuration = 5000
/** More would hide the page; the oldest gives way. */
const mostAtOnce = 4

export interface ToastAction {
  label: string
  onSelect: () => void
}

export interface ToastOptions {
  /** Own name; showing one that is shown replaces it. */
  id?: string
  kind: ToastKind
  /** The fact. */
  title: string
  detail?: string
  /** Address of a picture, in place of the icon of the kind. */
  image?: string
  /** Milliseconds; null: until it is dismissed. */
  duration?: number | null
  /** One thing to do about it; the toast goes when it is done. */
  action?: ToastAction
}

export interface Toast extends ToastOptions {
  id: string
  duration: number | null
  leaving: boolean
}

export interface ToastStore {
  /** From the oldest to the newest. */
  get: () => readonly Toast[]
  subscribe: (listener: () => void) => () => void
  show: (options: ToastOptions) => string
  dismiss: (id: string) => void
  /** The view has shown a leaving toast to its end. */
  remove: (id: string) => void
  /** Stops the clocks while somebody reads or handles the toasts. */
  pause: () => void
  resume: () => void
}

interface Clock {
  left: number
  startedAt: number
  timer?: ReturnType<typeof setTimeout>
}

/** The toasts that are shown, each with its clock. */
export function createToastStore(): ToastStore {
  let toasts: readonly Toast[] = []
  let shown = 0
  let paused = false
  const clocks = new Map<string, Clock>()
  const listeners = new Set<() => void>()

  function change(next: readonly Toast[]) {
    toasts = next
    for (const listener of listeners) listener()
  }
  function run(id: string, clock: Clock) {
    clock.startedAt = Date.now()
    clock.timer = setTimeout(() => dismiss(id), clock.left)
  }
  function stop(id: string) {
    clearTimeout(clocks.get(id)?.timer)
    clocks.delete(id)
  }

  function show(options: ToastOptions): string {
    const id = options.id ?? `toast-${++shown}`
    const toast = { duration: defaultToastDuration, ...options, id, leaving: false }
    stop(id)
    const others = toasts.filter((other) => other.id !== id)
    for (const surplus of others.slice(0, Math.max(0, others.length + 1 - mostAtOnce))) stop(surplus.id)
    change([...others, toast].slice(-mostAtOnce))
    if (toast.duration !== null) {
      const clock: Clock = { left: toast.duration, startedAt: Date.now() }
      clocks.set(id, clock)
      if (!paused) run(id, clock)
    }
    return id
  }

  function dismiss(id: string) {
    stop(id)
    if (toasts.some((toast) => toast.id === id && !toast.leaving))
      change(toasts.map((toast) => (toast.id === id ? { ...toast, leaving: true } : toast)))
  }

  return {
    get: () => toasts,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    show,
    dismiss,
    remove(id) {
      stop(id)
      change(toasts.filter((toast) => toast.id !== id))
      // The pointer can leave a toast only while it is there.
      if (toasts.length === 0) paused = false
    },
    pause() {
      if (paused) return
      paused = true
      for (const clock of clocks.values()) {
        clearTimeout(clock.timer)
        clock.left -= Date.now() - clock.startedAt
      }
    },
    resume() {
      if (!paused) return
      paused = false
      for (const [id, clock] of clocks) run(id, clock)
    },
  }
}
