export const help = $state({ open: false })
