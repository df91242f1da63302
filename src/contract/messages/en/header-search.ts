export const headerSearch = {
  label: 'Search the guide',
  placeholder: 'Places, dishes, areas',
} as const
