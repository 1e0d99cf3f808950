// @ts-check
// The socket to the server. It opens the socket, says hello, and opens it again after a connection loss.

import * as message from "./writer.js";

// The page's address is /TOKEN/, the socket's is /TOKEN/socket.
const token = location.pathname.split("/")[1];

// The close codes with which the server closes the connection permanently.
const replaced = 4001;
const refused = [1002, 1003, 1007, 1008, 1009];

export class Connection {
  // Handlers: onFrame(buffer), onState(object), onElements(object), onHandover(object),
  // onChange(status, reason).
  /** @param {Record<"onFrame" | "onState" | "onElements" | "onHandover" | "onChange", Function>} handlers */
  constructor(handlers) {
    this.handlers = handlers;
    this.socket = null;
    this.delay = 250;
    this.timer = null;
    // Whether the last socket was accepted.
    this.wasOpen = false;
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden && this.timer) this.open();
    });
  }

  get isOpen() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  open() {
    clearTimeout(this.timer);
    this.timer = null;
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    this.handlers.onChange("connecting");
    this.wasOpen = false;
    const socket = new WebSocket(`ws://${location.host}/${token}/socket`);
    socket.binaryType = "arraybuffer";
    socket.onopen = () => {
      this.wasOpen = true;
      socket.send(message.hello(token));
    };
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
      this.delay = 250;
      if (typeof event.data === "string") this.told(JSON.parse(event.data));
      else this.handlers.onFrame(event.data);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.socket = null;
      this.closed(event);
    };
    this.socket = socket;
  }

  told(object) {
    if (object.elements) this.handlers.onElements(object.elements);
    else if (object.file || object.film) this.handlers.onHandover(object);
    else this.handlers.onState(object);
  }

  /** @param {ArrayBuffer} buffer */
  send(buffer) {
    if (this.isOpen) this.socket.send(buffer);
  }

  /** @param {CloseEvent} event */
  closed(event) {
    if (event.code === replaced) {
      this.handlers.onChange("replaced");
    } else if (refused.includes(event.code)) {
      this.handlers.onChange("refused", event.reason);
    } else {
      this.handlers.onChange("lost");
      // The random part prevents several pages from reconnecting at the same time.
      this.timer = setTimeout(() => this.open(), this.delay * (0.8 + 0.4 * Math.random()));
      this.delay = Math.min(this.delay * 2, 5000);
      if (!this.wasOpen) this.lookForServer();
    }
  }

  // A restarted program listens at the same port but has another token, so a page with the old one is never
  // admitted.
  async lookForServer() {
    const answer = await fetch(`/${token}/`, { method: "GET", cache: "no-store" }).catch(() => null);
    if (!answer || answer.ok || this.isOpen) return;
    clearTimeout(this.timer);
    this.timer = null;
    this.handlers.onChange("moved");
  }
}
