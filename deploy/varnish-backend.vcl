# The balancer behind Varnish, or a single server. Copy this file beside varnish.vcl and change the address.
backend default {
	.host = "127.0.0.1";
	.port = "8080";
}
