export { RoleShape } from "./role-shape/RoleShape.tsx";
