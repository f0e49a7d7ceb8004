import type { AuthorMessages } from "./en.ts";

const messages: AuthorMessages = {
  title: "作者",
  description: "このサイトの作者について。",
  text: "このサイトの図版と記録を作っています。",
  server: (server) => `ホームワールド：${server}`,
  feedback: (handle) => `訂正やご要望は${handle}までどうぞ。`,
};

export default messages;
