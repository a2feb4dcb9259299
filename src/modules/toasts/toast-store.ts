import { createStore } from 'zustand'

export type ToastKind = 'success' | 'info' | 'warning' | 'error'

/** Seconds for which a toast is displayed, unless the site's settings say otherwise. */
const defaultSeconds = 5
/** More would hide the page; the oldest is removed. */
const maxAtOnce = 4

export interface ToastAction {
  label: string
  onSelect: () => void
}

export interface ToastOptions {
  /** Id of the toast; showing an id that is already displayed replaces it. */
  id?: string
  kind: ToastKind
  title: string
  detail?: string
  /** Address of a picture that replaces the icon. */
  image?: string
  /** Milliseconds; null: until it is dismissed. */
  duration?: number | null
  /** An action; the toast disappears after it. */
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
  /** Sets how long toasts without a duration of their own are displayed. */
  setSeconds: (seconds: number | undefined) => void
  dismiss: (id: string) => void
  /** Called by the view at the end of the exit animation. */
  remove: (id: string) => void
  /** Stops the timers while a toast is hovered or focused. */
  pause: () => void
  resume: () => void
}

interface Clock {
  left: number
  startedAt: number
  timer?: ReturnType<typeof setTimeout>
}

/** The displayed toasts, each with a timer. */
export function createToastStore(): ToastStore {
  const { getState, setState, subscribe } = createStore<readonly Toast[]>(() => [])
  let shown = 0
  let paused = false
  let duration = defaultSeconds * 1000
  const clocks = new Map<string, Clock>()

  const change = (next: readonly Toast[]) => setState(next, true)
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
    const toast = { duration, ...options, id, leaving: false }
    stop(id)
    const others = getState().filter((other) => other.id !== id)
    for (const surplus of others.slice(0, Math.max(0, others.length + 1 - maxAtOnce))) stop(surplus.id)
    change([...others, toast].slice(-maxAtOnce))
    if (toast.duration !== null) {
      const clock: Clock = { left: toast.duration, startedAt: Date.now() }
      clocks.set(id, clock)
      if (!paused) run(id, clock)
    }
    return id
  }

  function dismiss(id: string) {
    stop(id)
    if (getState().some((toast) => toast.id === id && !toast.leaving))
      change(getState().map((toast) => (toast.id === id ? { ...toast, leaving: true } : toast)))
  }

  return {
    get: getState,
    subscribe,
    show,
    setSeconds(seconds = defaultSeconds) {
      duration = seconds * 1000
    },
    dismiss,
    remove(id) {
      stop(id)
      change(getState().filter((toast) => toast.id !== id))
      // The pointer leaves a removed toast without an event.
      if (getState().length === 0) paused = false
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
