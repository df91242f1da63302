import * as z from 'zod/mini'

/** Roles of those who look after a part of the guide. An admin needs none of them. */
export const staffRoles = ['editor', 'moderator'] as const
export const StaffRole = z.enum(staffRoles)
export type StaffRole = z.infer<typeof StaffRole>

/** Each account has exactly one of these roles. */
export const roles = ['traveller', ...staffRoles, 'admin'] as const
export const Role = z.enum(roles)
export type Role = z.infer<typeof Role>

/** The fields of an account that say its role. `isAdmin` is the specification's. */
type RoleFields = { readonly isAdmin: boolean; readonly role?: StaffRole | null | undefined }

export function getRole({ isAdmin, role }: RoleFields): Role {
  return isAdmin ? 'admin' : (role ?? 'traveller')
}
