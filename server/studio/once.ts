/** Work that runs at most once at a time. */
export function once(work: () => Promise<void>, onFailure: (error: unknown) => void) {
  let running: Promise<void> | null = null
  return {
    run: () =>
      (running ??= work()
        .catch(onFailure)
        .finally(() => (running = null))),
    /** Waits for the run that takes place. */
    end: async () => running,
  }
}
