/** What every block has: nothing of its own. A test adds the props and data that it is about. */
export const bare = { id: 'block', props: {}, data: {}, slots: {}, params: {} }
